import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionType } from '../../lib/api/shapes.js';
import { typeName } from '../../lib/i18n/type-name.js';
import { media } from '../../ui/media.js';
import { Ruler } from '../../ui/ruler.js';

const Row = styled.li`
  & + & {
    border-top: 1px solid var(--line);
  }

  a {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) 120px 160px;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    padding: 4px 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    background: var(--sunken);
  }

  b {
    font-weight: 600;
  }

  small {
    color: var(--text-2);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  ${media.mobile} {
    a {
      grid-template-columns: 64px minmax(0, 1fr) auto;
    }

    a > span:last-child {
      display: none;
    }
  }
`;

export const TypeRow = ({ type }: { type: QuestionType }) => {
  const { id, abbr, count, finishedCount } = type;
  const { t } = useTranslation('question');
  const done = t('types.done', { done: finishedCount, count });
  return (
    <Row>
      <Link to={`/app/question/list/${id}`}>
        <b lang="en">{abbr}</b>
        <span>{typeName(type)}</span>
        <small>{done}</small>
        <span aria-hidden>
          <Ruler label={done} from={0} to={Math.max(count, 1)} value={count > 0 ? finishedCount : null} />
        </span>
      </Link>
    </Row>
  );
};
