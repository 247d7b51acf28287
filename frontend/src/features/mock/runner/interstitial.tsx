import { useTranslation } from 'react-i18next';
import type { InterstitialPage } from '../sitting/place.js';
import { StepPage } from './step-page.js';

/** The exam's own pages between its parts, in the exam's language, with a line of guidance in the learner's. */
export const Interstitial = ({ page }: { page: InterstitialPage }) => {
  const { t } = useTranslation('mock');
  return (
    <StepPage title={t(`page.${page}.title`)} text={t(`page.${page}.text`)} lang="en">
      <p>{t(`page.${page}.guide`)}</p>
    </StepPage>
  );
};
