import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FieldError, Input } from '../../ui/field.js';

const shortest = 2;

const Box = styled.form`
  flex: 1;
  min-width: 200px;
  max-width: 320px;
`;

export interface NameSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter; an emptied box ends the search. */
export const NameSearch = ({ value, onSearch }: NameSearchProps) => {
  const { t } = useTranslation(['question', 'common']);
  const problemId = useId();
  const [text, setText] = useState(value);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = text.trim();
    const tooShort = asked !== '' && [...asked].length < shortest;
    setRefused(tooShort);
    if (!tooShort) onSearch(asked);
  };
  return (
    <Box role="search" onSubmit={submit}>
      <Input
        type="search"
        aria-label={t('question:list.search')}
        placeholder={t('question:list.searchHint')}
        value={text}
        maxLength={100}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? problemId : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
          if (event.target.value === '' && value) onSearch('');
        }}
      />
      <div role="status">{refused && <FieldError id={problemId}>{t('common:searchTooShort')}</FieldError>}</div>
    </Box>
  );
};
