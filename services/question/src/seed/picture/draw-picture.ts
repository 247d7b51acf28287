import type { Picture } from '../starter-bank/picture.js';
import { barChart } from './bar-chart.js';
import { lineChart } from './line-chart.js';
import { pieCharts } from './pie-charts.js';
import { planPicture } from './plan-picture.js';
import { processPicture } from './process-picture.js';
import { type Drawing, sheet } from './sheet.js';
import { tablePicture } from './table-picture.js';

function drawingOf(picture: Picture): Drawing {
  switch (picture.kind) {
    case 'bars':
      return barChart(picture);
    case 'lines':
      return lineChart(picture);
    case 'pies':
      return pieCharts(picture);
    case 'table':
      return tablePicture(picture);
    case 'process':
      return processPicture(picture);
    case 'plans':
      return planPicture(picture);
  }
}

/** The picture as SVG, 800 pixels wide, as high as it needs. */
export const drawPicture = (picture: Picture): string => sheet(picture.title, drawingOf(picture));
