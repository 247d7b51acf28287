import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery } from '../../lib/api/question.endpoints.js';
import type { QuestionSummary } from '../../lib/api/shapes.js';
import { draftKey, readDraft } from '../../lib/draft/draft.js';
import { questionAddress } from '../../lib/question-list/list-query.js';
import { useUser } from '../../lib/session/use-session.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { cardLook, looks } from './card-look.js';
import { cardCell } from './card-style.js';
import { readListPlace } from './list-place.js';
import { withoutOwn } from './own-params.js';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
  gap: 8px;

  a {
    ${cardCell}
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin-bottom: 16px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  i {
    ${cardCell}
    width: 28px;
    min-height: 28px;
  }
`;

const Pages = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: 16px;
`;

const pageSize = 100;

/** The numbers of the list that the question stands in, a hundred at a time; each opens its question. */
export const AnswerCard = ({ question, onClose }: { question: QuestionSummary; onClose: () => void }) => {
  const { t } = useTranslation('practice');
  const [params] = useSearchParams();
  const userId = useUser()?.id ?? 0;
  const { filters, type, at } = readListPlace(question, params);
  const [offset, setOffset] = useState(Math.floor((at ?? 0) / pageSize) * pageSize);
  const { data, error, refetch } = useQuestionsQuery({ ...filters, limit: pageSize, offset });
  const place = withoutOwn(params);
  return (
    <Dialog title={t('card.title')} width="medium" onClose={onClose}>
      <Legend aria-label={t('card.legend')}>
        {looks.map((look) => (
          <li key={look}>
            <i data-look={look} aria-hidden />
            {t(`card.look.${look}`)}
          </li>
        ))}
      </Legend>
      {error && !data && <ErrorBlock title={t('card.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={4} height={44} />}
      {data && (
        <Grid>
          {data.data.map((summary, index) => {
            const look = cardLook(summary, question.id, readDraft(draftKey(userId, summary.id)) !== null);
            const number = offset + index + 1;
            return (
              <li key={summary.id}>
                <Link
                  to={questionAddress(summary.id, place, number - 1, type)}
                  data-look={look}
                  aria-current={look === 'current' ? 'page' : undefined}
                  onClick={onClose}
                >
                  {number} <VisuallyHidden>{t(`card.look.${look}`)}</VisuallyHidden>
                </Link>
              </li>
            );
          })}
        </Grid>
      )}
      {data && data.count > pageSize && (
        <Pages>
          <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            {t('card.previous')}
          </Button>
          <Button disabled={offset + pageSize >= data.count} onClick={() => setOffset(offset + pageSize)}>
            {t('card.next')}
          </Button>
        </Pages>
      )}
    </Dialog>
  );
};
