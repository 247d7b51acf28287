import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Sheet } from '../../ui/sheet.js';
import { isDocumentName } from './document.js';
import { HouseDocumentText } from './house-document.js';
import { ReportForm } from './report-form.js';

const Paper = styled(Sheet)`
  width: min(760px, 100%);
  margin: 0 auto;
`;

/** `/?page=…`: the house's documents and the form of a report about the site. */
export const DocumentsPage = () => {
  const [search] = useSearchParams();
  const page = search.get('page');
  if (page === 'report') {
    return (
      <Paper>
        <ReportForm />
      </Paper>
    );
  }
  if (!isDocumentName(page)) return <Navigate to="/app" replace />;
  return (
    <Paper>
      <HouseDocumentText name={page} />
    </Paper>
  );
};
