import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Page = styled.section`
  display: grid;
  gap: 16px;
  width: min(720px, 100%);
  margin: 0 auto;
`;

const Text = styled.p`
  white-space: pre-line;
`;

/** A step around the exam: its heading takes the focus, so that the new page is announced. */
export const StepPage = ({
  title,
  text,
  lang,
  children,
}: {
  title: string;
  text: string;
  lang?: string;
  children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1} lang={lang}>
        {title}
      </h1>
      <Text lang={lang}>{text}</Text>
      {children}
    </Page>
  );
};
