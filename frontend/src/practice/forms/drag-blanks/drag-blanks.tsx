import { DndContext, type DragEndEvent, pointerWithin, rectIntersection } from '@dnd-kit/core';
import { openBlank } from '@pte/exam/answer';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BlankPassage } from '../blanks/blank-passage.js';
import { useDragSensors } from '../drag/use-drag-sensors.js';
import { BlankSlot } from './blank-slot.js';
import { dropOf } from './drag-names.js';
import { placeWord, returnWord } from './place-word.js';
import { useAnnouncements } from './use-announcements.js';
import { WordBank } from './word-bank.js';
import { WordChip } from './word-chip.js';

const Box = styled.div`
  display: grid;
  gap: 16px;
`;

const Hint = styled.p`
  color: var(--text-2);
`;

export interface DragBlanksProps {
  material: string;
  words: readonly string[];
  value: number[];
  onChange: (value: number[]) => void;
}

type Picked = { word: number } | { blank: number } | null;

/** Words are dragged into blanks; or one presses a word and then a blank, or the other way round. */
export const DragBlanks = ({ material, words, value, onChange }: DragBlanksProps) => {
  const { t } = useTranslation('practice');
  const sensors = useDragSensors();
  const accessibility = useAnnouncements(words);
  const box = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Picked>(null);

  const place = (word: number, blank: number) => {
    onChange(placeWord(value, word, blank));
    setPicked(null);
  };
  const pressWord = (word: number) => {
    if (picked && 'blank' in picked) return place(word, picked.blank);
    setPicked(picked?.word === word ? null : { word });
  };
  const pressBlank = (blank: number) => {
    if (picked && 'word' in picked) return place(picked.word, blank);
    if (picked?.blank === blank) return setPicked(null);
    setPicked({ blank });
    box.current?.querySelector<HTMLElement>('[role="group"] button')?.focus();
  };
  const drop = (event: DragEndEvent) => {
    const dropped = dropOf(event);
    if (!dropped) return;
    if (dropped.to === 'bank') onChange(returnWord(value, dropped.word));
    else place(dropped.word, dropped.to);
  };

  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      // A keyboard has no pointer to be within anything.
      collisionDetection={(drag) => (drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag))}
      onDragEnd={drop}
    >
      <Box ref={box}>
        <Hint>{t('bank.how')}</Hint>
        <WordBank
          words={words}
          placed={value}
          lifted={picked && 'word' in picked ? picked.word : null}
          onPress={pressWord}
        />
        <BlankPassage material={material}>
          {(k) => {
            const word = value[k] ?? openBlank.choice;
            const text = words[word];
            return (
              <BlankSlot
                blank={k}
                waiting={picked !== null && 'blank' in picked && picked.blank === k}
                onPress={() => pressBlank(k)}
              >
                {text === undefined ? null : (
                  <WordChip
                    word={word}
                    text={text}
                    label={t('blank.filled', { number: k + 1, word: text })}
                    onPress={() => onChange(returnWord(value, word))}
                  />
                )}
              </BlankSlot>
            );
          }}
        </BlankPassage>
      </Box>
    </DndContext>
  );
};
