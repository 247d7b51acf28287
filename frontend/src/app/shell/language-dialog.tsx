import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useChangePreferencesMutation } from '../../lib/api/account.endpoints.js';
import { changeLocale, currentLocale, type Locale, locales } from '../../lib/i18n/locale.js';
import { useUser } from '../../lib/session/use-session.js';
import { ChoiceList } from '../../ui/choice-list.js';
import { Dialog } from '../../ui/dialog.js';

const Hint = styled.p`
  margin-top: 12px;
  color: var(--text-3);
`;

export const LanguageDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const user = useUser();
  const [changePreferences] = useChangePreferencesMutation();
  const choose = async (locale: Locale) => {
    if (user) await changePreferences({ locale });
    changeLocale(locale);
  };
  return (
    <Dialog title={t('language.title')} onClose={onClose}>
      <ChoiceList
        label={t('language.title')}
        choices={locales.map((value) => ({ value, name: t(`language.${value}`), lang: value }))}
        value={currentLocale()}
        onChange={(locale) => void choose(locale)}
      />
      <Hint>{t('language.hint')}</Hint>
    </Dialog>
  );
};
