import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationType } from 'react-router-dom';
import { arrivedByNavigation } from './arrival.js';

export interface PageHeadingProps {
  children: ReactNode;
  /** Of the browser's tab; the product's name is added. */
  title: string;
  className?: string;
}

/** The page's `h1`. It names the tab and, after a change of route, takes the focus, so that the new page is announced. */
export const PageHeading = ({ children, title, className }: PageHeadingProps) => {
  const { t } = useTranslation('common');
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, not when the address's query changes
  useEffect(() => {
    if (arrivedByNavigation()) heading.current?.focus({ preventScroll: navigation === 'POP' });
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
