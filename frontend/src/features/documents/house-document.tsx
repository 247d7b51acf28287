import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { currentLocale } from '../../lib/i18n/locale.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { type DocumentName, type HouseDocument, loadDocument } from './document.js';

const Text = styled.article`
  display: grid;
  gap: 24px;
  font-size: 16px;
  line-height: 28px;

  section {
    display: grid;
    gap: 8px;
  }
`;

export const HouseDocumentText = ({ name }: { name: DocumentName }) => {
  const { t } = useTranslation('documents');
  const [loaded, setLoaded] = useState<{ name: DocumentName; text: HouseDocument } | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setFailed(null);
    loadDocument(name).then(
      (text) => isCurrent && setLoaded({ name, text }),
      (error: unknown) => isCurrent && setFailed(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);

  if (failed) return <ErrorBlock title={t('failed')} error={failed} onRetry={() => setAttempt(attempt + 1)} />;
  if (loaded?.name !== name) return <SkeletonLines lines={8} height={28} />;
  const { title, sections } = loaded.text[currentLocale()];
  return (
    <Text>
      <PageHeading title={title}>{title}</PageHeading>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? paragraphs[0]}>
          {heading && <h2>{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Text>
  );
};
