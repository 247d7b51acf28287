import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionType } from '../../lib/api/shapes.js';
import { typeName } from '../../lib/i18n/type-name.js';
import { CategoryMark, categoryOf } from '../../ui/category-mark.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Ruler } from '../../ui/ruler.js';
import { Sheet } from '../../ui/sheet.js';
import { Skeleton } from '../../ui/skeleton.js';
import { StartLink } from './start-link.js';

const Head = styled(Sheet)`
  display: grid;
  gap: 12px;

  details > summary {
    min-height: 32px;
    color: var(--brand);
    cursor: pointer;
  }

  dl {
    display: grid;
    gap: 4px;
    max-width: 72ch;
    margin-top: 8px;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin-bottom: 8px;
    color: var(--text-2);
    white-space: pre-line;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > small {
    margin-left: auto;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

const Scale = styled.div`
  width: 160px;
`;

export const ListHead = ({ type }: { type: QuestionType | undefined }) => {
  const { t } = useTranslation('question');
  if (!type) return <Skeleton $height={132} />;
  const category = categoryOf(type.type);
  const done = t('list.done', { done: type.finishedCount, count: type.count });
  const texts = [
    { term: t('list.description'), text: type.description, lang: undefined },
    { term: t('list.directions'), text: type.directions, lang: 'en' },
    { term: t('list.rules'), text: type.scoringRules, lang: undefined },
  ].filter(({ text }) => text !== '');
  const title = `${typeName(type)} ${type.abbr}`;
  return (
    <Head>
      <Link to="/app/question/list">‹ {t('list.all')}</Link>
      <Line>
        {category && <CategoryMark category={category} />}
        <PageHeading title={title}>{title}</PageHeading>
        <small>{done}</small>
        <Scale aria-hidden>
          <Ruler
            label={done}
            from={0}
            to={Math.max(type.count, 1)}
            value={type.count > 0 ? type.finishedCount : null}
          />
        </Scale>
      </Line>
      {texts.length > 0 && (
        <details>
          <summary>{t('list.about')}</summary>
          <dl>
            {texts.map(({ term, text, lang }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <StartLink typeId={type.id} />
    </Head>
  );
};
