import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePreferencesMutation } from '../../lib/api/account.endpoints.js';
import { useUser } from '../../lib/session/use-session.js';
import { chooseTheme, type ThemeChoice, themeChoice, themeChoices } from '../../lib/theme/theme.js';
import { ChoiceList } from '../../ui/choice-list.js';
import { Dialog } from '../../ui/dialog.js';

export const ThemeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const user = useUser();
  const [chosen, setChosen] = useState(themeChoice);
  const [changePreferences] = useChangePreferencesMutation();
  const choose = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setChosen(choice);
    if (user) void changePreferences({ theme: choice });
  };
  return (
    <Dialog title={t('theme.title')} onClose={onClose}>
      <ChoiceList
        label={t('theme.title')}
        choices={themeChoices.map((value) => ({ value, name: t(`theme.${value}`) }))}
        value={chosen}
        onChange={choose}
      />
    </Dialog>
  );
};
