import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useChangeProfileMutation } from '../../lib/api/account.endpoints.js';
import { isApiError } from '../../lib/api/api-error.js';
import type { SelfUser } from '../../lib/api/shapes.js';
import { userUpdated } from '../../lib/session/session.slice.js';
import { useUser } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button } from '../../ui/button.js';
import { ChoiceList } from '../../ui/choice-list.js';
import { Field } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { media } from '../../ui/media.js';
import { MembershipState } from '../../ui/membership-state.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { StatsCard } from '../../ui/stats-card.js';
import { AvatarForm } from './avatar-form.js';

const Page = styled.div`
  display: grid;
  gap: 16px;

  form {
    max-width: 480px;
    margin-top: 16px;
  }

  form h2 {
    margin-bottom: 4px;
    font-size: 14px;
  }
`;

const Below = styled.div`
  display: none;
  ${media.compact} {
    display: block;
  }
`;

export const ProfilePage = () => {
  const { t } = useTranslation('me');
  const user = useUser();
  return (
    <Page>
      <Sheet>
        <PageHeading title={t('profile.title')}>{t('profile.title')}</PageHeading>
        {user && <MembershipState user={user} />}
        {user && <AvatarForm user={user} />}
        {user && <ProfileForm key={user.id} user={user} />}
      </Sheet>
      <Below>
        <StatsCard />
      </Below>
    </Page>
  );
};

const exams = { '0': 0, '1': 1, '2': 2 } as const;

const ProfileForm = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const [name, setName] = useState(user.name);
  const [exam, setExam] = useState(String(user.preferCore) as keyof typeof exams);
  const [changeProfile, { isLoading, error }] = useChangeProfileMutation();
  const nameProblem = isApiError(error)
    ? (error.fields?.name ?? (error.fields ? undefined : error.message))
    : undefined;

  const save = async () => {
    const { data } = await changeProfile({ name, preferCore: exams[exam] });
    if (!data) return;
    dispatch(userUpdated(data));
    dispatch(toastShown({ kind: 'success', message: t('profile.saved') }));
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        autoComplete="username"
        value={name}
        error={nameProblem}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <h2>{t('profile.exam')}</h2>
        <ChoiceList
          label={t('profile.exam')}
          choices={[
            { value: '0', name: t('profile.academic') },
            { value: '1', name: t('profile.core') },
            { value: '2', name: t('profile.both') },
          ]}
          value={exam}
          onChange={setExam}
        />
      </div>
      <div>
        <Button type="submit" kind="primary" busy={isLoading && t('profile.saving')}>
          {t('profile.save')}
        </Button>
      </div>
    </Form>
  );
};
