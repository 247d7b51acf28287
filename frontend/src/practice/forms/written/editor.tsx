import { longestAnswer } from '@pte/exam/answer';
import type { WordLimits } from '@pte/exam/word-limits';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button.js';
import { replaceSelection } from './edit-text.js';
import { WordRuler } from './word-ruler.js';

const Box = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
`;

const Field = styled.textarea`
  width: 100%;
  min-height: 80px;
  padding: 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);
  font-family: var(--font-exam);
  font-size: 17px;
  line-height: 28px;
  resize: vertical;
  field-sizing: content;

  &[data-tall] {
    min-height: 240px;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const tools = ['cut', 'copy', 'paste'] as const;

/** The exam's own clipboard buttons. What the browser does not allow is told, and nothing is lost. */
const useClipboardTools = (field: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void) => {
  const awaited = useRef<{ text: string; caret: number } | null>(null);
  const [refused, setRefused] = useState(false);

  useLayoutEffect(() => {
    if (awaited.current === null || awaited.current.text !== field.current?.value) return;
    field.current.setSelectionRange(awaited.current.caret, awaited.current.caret);
    awaited.current = null;
  });

  const run = async (tool: (typeof tools)[number]) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart: start, selectionEnd: end } = element;
    const replace = (by: string) => {
      const next = replaceSelection(value, { start, end }, by);
      awaited.current = next;
      onChange(next.text);
    };
    try {
      if (tool === 'paste') replace(await navigator.clipboard.readText());
      else if (start < end) {
        await navigator.clipboard.writeText(value.slice(start, end));
        if (tool === 'cut') replace('');
      }
      setRefused(false);
    } catch {
      setRefused(true);
    }
    element.focus();
  };
  return { run: (tool: (typeof tools)[number]) => void run(tool), refused };
};

export interface EditorProps {
  text: string;
  onChange: (text: string) => void;
  limits: WordLimits | null;
}

export const Editor = ({ text, onChange, limits }: EditorProps) => {
  const { t } = useTranslation('practice');
  const field = useRef<HTMLTextAreaElement>(null);
  const rulerId = useId();
  const { run, refused } = useClipboardTools(field, onChange);
  return (
    <Box>
      <Field
        ref={field}
        lang="en"
        aria-label={t('written.label')}
        aria-describedby={rulerId}
        data-tall={limits ? true : undefined}
        value={text}
        maxLength={longestAnswer}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Tools role="group" aria-label={t('written.tools')}>
        {tools.map((tool) => (
          <Button key={tool} onClick={() => run(tool)}>
            {t(`written.${tool}`)}
          </Button>
        ))}
      </Tools>
      {refused && <p role="alert">{t('written.refused')}</p>}
      <WordRuler id={rulerId} text={text} limits={limits} />
    </Box>
  );
};
