import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../ui/button.js';
import { Sheet } from '../ui/sheet.js';

const Page = styled(Sheet)`
  display: grid;
  justify-items: start;
  gap: 16px;
`;

const Crashed = () => {
  const { t } = useTranslation('common');
  return (
    <Page role="alert">
      <h1>{t('error.page')}</h1>
      <p>{t('error.pageAdvice')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </Page>
  );
};

/** Keeps the shell standing when a page fails. React itself reports the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
