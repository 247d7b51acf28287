import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../ui/media.js';
import { Sheet } from '../../ui/sheet.js';
import { Wordmark } from '../../ui/wordmark.js';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 16px 24px 48px;
  background: var(--bg);
`;

const Card = styled(Sheet)`
  display: grid;
  align-self: center;
  justify-self: center;
  gap: 24px;
  width: min(400px, 100%);
`;

const Quiet = styled.figure`
  display: grid;
  align-content: center;
  padding: 64px;
  border-left: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-2);
  font: 400 21px / 36px var(--font-exam);

  blockquote {
    max-width: 34ch;
    margin: 0;
  }

  ${media.compact} {
    display: none;
  }
`;

/** The form on the left, one quiet passage on the right; the passage goes where there is no room. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <Side>
      <header>
        <Wordmark />
      </header>
      <Card>{children}</Card>
    </Side>
    <Quiet lang="en" aria-hidden>
      <blockquote>
        Read the sentence once with your eyes, and once with your voice. What the ear keeps, the tongue will find again.
      </blockquote>
    </Quiet>
  </Page>
);
