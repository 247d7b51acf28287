import { PredictionCard } from './prediction-card.js';
import { SiteCard } from './site-card.js';

/** What stands beside the home page, or below it where there is no room beside. */
export const HomeColumn = () => (
  <>
    <SiteCard />
    <PredictionCard />
  </>
);
