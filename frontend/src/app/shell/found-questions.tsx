import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import type { QuestionSummary } from '../../lib/api/shapes.js';
import { Chip } from '../../ui/chip.js';

const Results = styled.ol`
  display: grid;
  margin-top: 12px;

  a {
    display: flex;
    gap: 12px;
    min-height: 44px;
    align-items: center;
    padding: 0 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:focus-visible,
  a:hover {
    background: var(--sunken);
  }

  small {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }

  a > :last-child:not(:nth-child(2)) {
    margin-left: auto;
  }
`;

export interface FoundQuestionsProps {
  questions: readonly QuestionSummary[];
  onOpen: () => void;
}

export const FoundQuestions = ({ questions, onOpen }: FoundQuestionsProps) => {
  const { data: types = [] } = useQuestionTypesQuery(2);
  return (
    <Results>
      {questions.map((question) => {
        const abbr = types.find(({ id }) => id === question.type)?.abbr;
        return (
          <li key={question.id}>
            <Link to={`/app/question/${question.id}`} onClick={onOpen}>
              <small>#{question.id}</small>
              <span lang="en">{question.name}</span>
              {abbr && <Chip lang="en">{abbr}</Chip>}
            </Link>
          </li>
        );
      })}
    </Results>
  );
};
