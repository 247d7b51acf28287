import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery, useQuestionTypesQuery } from '../lib/api/question.endpoints.js';
import {
  isOfEveryType,
  listPageSize,
  questionAddress,
  readListQuery,
  readPage,
  toFilters,
} from '../lib/question-list/list-query.js';
import { useAppSelector } from '../lib/store.js';
import { ButtonLink } from './button.js';
import { ErrorBlock } from './error-block.js';
import { Pagination } from './pagination.js';
import { QuestionRow } from './question-row.js';
import { SkeletonLines } from './skeleton.js';
import { useRowKeys } from './use-row-keys.js';

const rowHeight = 52;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export interface QuestionListProps {
  /** The list as an address describes it; the page is in the real one. */
  list: URLSearchParams;
  /** Title of the error block. */
  failed: string;
  /** What stands there when no question is found. */
  empty: ReactNode;
  /** Name of the button that starts at the page's first question; without it there is none. */
  begin?: string;
}

/** A page of a list of questions. Each row's address remembers the list. */
export const QuestionList = ({ list, failed, empty, begin }: QuestionListProps) => {
  const [params] = useSearchParams();
  const query = readListQuery(list);
  const mixed = isOfEveryType(query);
  const page = readPage(params);
  const offset = (page - 1) * listPageSize;
  const slice = { limit: listPageSize, offset };
  const { currentData, error, refetch } = useQuestionsQuery({ ...toFilters(query), ...slice });
  const { data: types = [] } = useQuestionTypesQuery(2, { skip: !mixed });
  useRowKeys(useAppSelector(({ preferences }) => preferences.shortcuts));

  if (error && !currentData) return <ErrorBlock title={failed} error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <SkeletonLines lines={10} height={rowHeight} />;
  const [first] = currentData.data;
  if (!first) return empty;
  return (
    <Box>
      {begin && (
        <div>
          <ButtonLink $kind="primary" to={questionAddress(first.id, list, offset, query.type)}>
            {begin}
          </ButtonLink>
        </div>
      )}
      <ol>
        {currentData.data.map((question, row) => (
          <QuestionRow
            key={question.id}
            question={question}
            to={questionAddress(question.id, list, offset + row, query.type)}
            abbr={mixed ? types.find(({ id }) => id === question.type)?.abbr : undefined}
          />
        ))}
      </ol>
      <Pagination page={page} pageSize={listPageSize} count={currentData.count} />
    </Box>
  );
};
