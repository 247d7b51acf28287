import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { changeLocale, currentLocale, type Locale, locales } from '../../lib/i18n/locale.js';
import { passageSizes } from '../../lib/preferences/preferences.js';
import { type ThemeChoice, themeChoices } from '../../lib/theme/theme.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Segmented } from '../../ui/segmented.js';
import { Sheet } from '../../ui/sheet.js';
import { Switch } from '../../ui/switch.js';
import { usePreferences } from './use-preferences.js';

const Page = styled(Sheet)`
  display: grid;
  gap: 8px;

  > p {
    color: var(--text-2);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  min-height: 56px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
`;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <Line>
    <span aria-hidden>{name}</span>
    {children}
  </Line>
);

const switches = ['preloadMedia', 'shortcuts', 'hideFooter', 'requireAuthentication'] as const;

export const PreferencesPage = () => {
  const { t } = useTranslation(['me', 'common']);
  const { preferences, theme, change, changeTheme, sync } = usePreferences();
  const hints: Partial<Record<(typeof switches)[number], string>> = {
    preloadMedia: t('me:preferences.preloadMediaHint'),
    shortcuts: t('me:preferences.shortcutsHint'),
    requireAuthentication: t('me:preferences.requireAuthenticationHint'),
  };
  const chooseLocale = async (locale: Locale) => {
    await sync({ locale });
    changeLocale(locale);
  };
  return (
    <Page>
      <PageHeading title={t('me:preferences.title')}>{t('me:preferences.title')}</PageHeading>
      <p>{t('me:preferences.applies')}</p>
      <Row name={t('me:preferences.language')}>
        <Segmented
          label={t('me:preferences.language')}
          choices={locales.map((value) => ({ value, name: t(`common:language.${value}`) }))}
          value={currentLocale()}
          onChange={(locale) => void chooseLocale(locale)}
        />
      </Row>
      <Row name={t('me:preferences.theme')}>
        <Segmented<ThemeChoice>
          label={t('me:preferences.theme')}
          choices={themeChoices.map((value) => ({ value, name: t(`common:theme.${value}`) }))}
          value={theme}
          onChange={changeTheme}
        />
      </Row>
      <Row name={t('me:preferences.passage')}>
        <Segmented
          label={t('me:preferences.passage')}
          choices={passageSizes.map((size) => ({ value: String(size), name: String(size) }))}
          value={String(preferences.passageSize)}
          onChange={(size) => change({ passageSize: Number(size) })}
        />
      </Row>
      {switches.map((name) => (
        <Line key={name}>
          <Switch
            label={t(`me:preferences.${name}`)}
            hint={hints[name]}
            checked={preferences[name]}
            onChange={(checked) => change({ [name]: checked })}
          />
        </Line>
      ))}
    </Page>
  );
};
