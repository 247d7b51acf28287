import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media } from '../../../ui/media.js';

/** The real exam is set in Arial, on a frame of fixed width. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  margin: 0 auto;
  background: var(--surface);
  font: 400 16px / 26px Arial, 'Liberation Sans', Helvetica, sans-serif;

  @media (min-width: 1024px) {
    width: 1024px;
    border: 0 solid var(--line);
    border-width: 0 1px;
  }
`;

const Bar = styled.div`
  position: sticky;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 24px;
  background: var(--sunken);
  font-size: 14px;

  ${media.mobile} {
    padding: 8px 16px;
  }
`;

const Top = styled(Bar).attrs({ as: 'header' })`
  top: 0;
  border-bottom: 1px solid var(--line);
`;

const Bottom = styled(Bar).attrs({ as: 'footer' })`
  bottom: 0;
  justify-content: space-between;
  min-height: 56px;
  border-top: 1px solid var(--line);
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 24px;

  ${media.mobile} {
    padding: 16px;
  }
`;

const DesktopNote = styled.p`
  color: var(--text-2);
  font-size: 14px;

  @media (min-width: 1024px) {
    display: none;
  }
`;

export interface ExamFrameProps {
  top: ReactNode;
  bottom: ReactNode;
  children: ReactNode;
}

export const ExamFrame = ({ top, bottom, children }: ExamFrameProps) => {
  const { t } = useTranslation('mock');
  return (
    <Frame>
      <Top>{top}</Top>
      <Body>
        <DesktopNote>{t('desktop')}</DesktopNote>
        {children}
      </Body>
      <Bottom>{bottom}</Bottom>
    </Frame>
  );
};
