import type { LocaleCode } from '@larder/locales/languages/locales';
import type { Locale as AntdLocale } from 'antd/es/locale';

type Load = () => Promise<{ default: AntdLocale }>;

/** The texts of Ant Design (empty lists, dates, pages) by language, loaded on demand. Ant Design lacks Afrikaans. */
const LOADERS: Partial<Record<LocaleCode, Load>> = {
  'ar-SA': () => import('antd/locale/ar_EG'),
  'bg-BG': () => import('antd/locale/bg_BG'),
  'ca-ES': () => import('antd/locale/ca_ES'),
  'cs-CZ': () => import('antd/locale/cs_CZ'),
  'da-DK': () => import('antd/locale/da_DK'),
  'de-DE': () => import('antd/locale/de_DE'),
  'el-GR': () => import('antd/locale/el_GR'),
  'en-GB': () => import('antd/locale/en_GB'),
  'es-ES': () => import('antd/locale/es_ES'),
  'fi-FI': () => import('antd/locale/fi_FI'),
  'fr-BE': () => import('antd/locale/fr_BE'),
  'fr-CA': () => import('antd/locale/fr_CA'),
  'fr-FR': () => import('antd/locale/fr_FR'),
  'gl-ES': () => import('antd/locale/gl_ES'),
  'he-IL': () => import('antd/locale/he_IL'),
  'hr-HR': () => import('antd/locale/hr_HR'),
  'hu-HU': () => import('antd/locale/hu_HU'),
  'is-IS': () => import('antd/locale/is_IS'),
  'it-IT': () => import('antd/locale/it_IT'),
  'ja-JP': () => import('antd/locale/ja_JP'),
  'ko-KR': () => import('antd/locale/ko_KR'),
  'lt-LT': () => import('antd/locale/lt_LT'),
  'lv-LV': () => import('antd/locale/lv_LV'),
  'nl-NL': () => import('antd/locale/nl_NL'),
  'no-NO': () => import('antd/locale/nb_NO'),
  'pl-PL': () => import('antd/locale/pl_PL'),
  'pt-BR': () => import('antd/locale/pt_BR'),
  'pt-PT': () => import('antd/locale/pt_PT'),
  'ro-RO': () => import('antd/locale/ro_RO'),
  'ru-RU': () => import('antd/locale/ru_RU'),
  'sk-SK': () => import('antd/locale/sk_SK'),
  'sl-SI': () => import('antd/locale/sl_SI'),
  'sr-SP': () => import('antd/locale/sr_RS'),
  'sv-SE': () => import('antd/locale/sv_SE'),
  'tr-TR': () => import('antd/locale/tr_TR'),
  'uk-UA': () => import('antd/locale/uk_UA'),
  'vi-VN': () => import('antd/locale/vi_VN'),
  'zh-CN': () => import('antd/locale/zh_CN'),
  'zh-TW': () => import('antd/locale/zh_TW'),
};

/** The Ant Design texts of a locale; undefined means English. */
export async function loadAntdLocale(code: string): Promise<AntdLocale | undefined> {
  return (await (LOADERS as Partial<Record<string, Load>>)[code]?.())?.default;
}
