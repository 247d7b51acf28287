import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { isApiError } from '../../lib/api/api-error.js';
import { useChangePteProfileMutation } from '../../lib/api/profile.endpoints.js';
import type { PteProfile } from '../../lib/api/shapes.js';
import { useAppDispatch } from '../../lib/store.js';
import { unixNow } from '../../lib/time/clock.js';
import { daysUntil } from '../../lib/time/days-until.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button } from '../../ui/button.js';
import { Field, FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { media } from '../../ui/media.js';
import { Ruler } from '../../ui/ruler.js';
import { fromDateInput, toDateInput } from './exam-date.js';

const targets = ['targetTotal', 'targetSpeaking', 'targetWriting', 'targetReading', 'targetListening'] as const;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px 24px;

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: grid;
    align-content: start;
    gap: 8px;
  }
`;

const Exam = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;

  legend {
    font-weight: 600;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
`;

const target = (problem: string) =>
  z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) >= 10 && Number(text) <= 90, problem));

const schemaFor = (problem: string) =>
  z.object({
    targetTotal: target(problem),
    targetSpeaking: target(problem),
    targetWriting: target(problem),
    targetReading: target(problem),
    targetListening: target(problem),
    examDate: z.string(),
    examType: z.string(),
  });

const valuesOf = (profile: PteProfile | null) => ({
  targetTotal: String(profile?.targetTotal ?? ''),
  targetSpeaking: String(profile?.targetSpeaking ?? ''),
  targetWriting: String(profile?.targetWriting ?? ''),
  targetReading: String(profile?.targetReading ?? ''),
  targetListening: String(profile?.targetListening ?? ''),
  examDate: toDateInput(profile?.examDate ?? null),
  examType: String(profile?.examType ?? 0),
});

/** Five targets of 10-90, the day and the kind of the exam. */
export const TargetsForm = ({ profile }: { profile: PteProfile | null }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const [save] = useChangePteProfileMutation();
  const form = useForm({ resolver: zodResolver(schemaFor(t('pte.range'))), defaultValues: valuesOf(profile) });
  const { errors, isSubmitting } = form.formState;
  const values = form.watch();

  const submit = form.handleSubmit(async ({ examDate, examType, ...scores }) => {
    const { error } = await save({
      targetTotal: Number(scores.targetTotal),
      targetSpeaking: Number(scores.targetSpeaking),
      targetWriting: Number(scores.targetWriting),
      targetReading: Number(scores.targetReading),
      targetListening: Number(scores.targetListening),
      examDate: fromDateInput(examDate),
      examType: examType === '1' ? 1 : 0,
    });
    if (!error) return void dispatch(toastShown({ kind: 'success', message: t('pte.saved') }));
    const { message, fields = {} } = isApiError(error) ? error : { message: t('pte.saveFailed') };
    for (const name of targets) if (fields[name]) form.setError(name, { message: fields[name] });
    form.setError('root', { message });
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Grid>
        {targets.map((name) => (
          <div key={name}>
            <Field
              label={t(`pte.${name}`)}
              type="number"
              inputMode="numeric"
              min={10}
              max={90}
              error={errors[name]?.message}
              {...form.register(name)}
            />
            <Ruler
              label={`${t(`pte.${name}`)} ${values[name] || '–'}`}
              from={10}
              to={90}
              value={null}
              target={/^\d+$/.test(values[name]) ? Number(values[name]) : null}
              ends
            />
          </div>
        ))}
        <div>
          <Field
            label={t('pte.examDate')}
            type="date"
            hint={dateHint(t, values.examDate)}
            {...form.register('examDate')}
          />
        </div>
      </Grid>
      <Exam>
        <legend>{t('profile.exam')}</legend>
        <label>
          <input type="radio" value="0" {...form.register('examType')} />
          {t('profile.academic')}
        </label>
        <label>
          <input type="radio" value="1" {...form.register('examType')} />
          {t('profile.core')}
        </label>
      </Exam>
      <div role="alert">{errors.root && <FieldError id="targets-error">{errors.root.message}</FieldError>}</div>
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting && t('profile.saving')}>
          {t('profile.save')}
        </Button>
      </div>
    </Form>
  );
};

type Translate = ReturnType<typeof useTranslation<'me'>>['t'];

const dateHint = (t: Translate, text: string): string => {
  const date = fromDateInput(text);
  if (date === null) return t('pte.noDate');
  const days = daysUntil(date, unixNow());
  return days < 0 ? t('pte.past') : t('pte.daysLeft', { count: days });
};
