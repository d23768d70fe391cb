import type { FooterSettings, GeneralSettings } from '#shared/contract/settings.ts'
import { DEMO_PATH } from './pages.ts'
import { inAllLanguages } from './translate.ts'

/** The demo academy's general settings. Availability is off until it has pages. */
export const general: GeneralSettings = {
  site_name: inAllLanguages({ en: 'Juniper Academy', ar: 'أكاديمية جونيبر' }),
  organization_name: inAllLanguages({ en: 'Juniper Academy', ar: 'أكاديمية جونيبر' }),
  disclaimer_text: inAllLanguages({
    en: 'This site uses four cookies of its own: for your login, this browser, your language and this notice. They are not shared.',
    ar: 'يستخدم هذا الموقع أربعة ملفات ارتباط خاصة به: لتسجيل دخولك، ولهذا المتصفّح، وللغتك، ولهذا التنبيه. ولا نشاركها مع أحد.',
  }),
  signup_url: `${DEMO_PATH}/sign-up`,
  date_time_formats: {
    short: 'd/m/Y',
    medium: 'j M Y',
    long: 'l, j F Y',
    time: 'H:i',
    short_with_time: 'd/m/Y H:i',
    medium_with_time: 'j M Y, H:i',
    long_with_time: 'l, j F Y, H:i',
    month: 'F Y',
    day_month: 'j M',
  },
  default_language: 'en',
  timezone: 'Europe/Copenhagen',
  own_criteria: ['language', 'skill'],
  features: {
    catalog: true,
    storefront_page: true,
    incentives: true,
    incentives_shop_enabled: true,
    incentives_leaderboard: true,
    availability: true,
  },
}

/** The demo academy's footer. `{{year}}` stands for the current year. */
export const footer: FooterSettings = {
  about: { title: inAllLanguages({ en: 'About', ar: 'عن الأكاديمية' }), url: `${DEMO_PATH}/about` },
  contact: { title: inAllLanguages({ en: 'Contact', ar: 'اتصل بنا' }), url: `${DEMO_PATH}/contact` },
  privacy_policy: {
    title: inAllLanguages({ en: 'Privacy policy', ar: 'سياسة الخصوصية' }),
    url: `${DEMO_PATH}/privacy`,
  },
  terms_of_use: { title: inAllLanguages({ en: 'Terms of use', ar: 'شروط الاستخدام' }), url: `${DEMO_PATH}/terms` },
  footer_text: inAllLanguages({
    en: 'One academy for a hospital, a library, a school, a hotel, a haulier and an office of engineers. Everything that one of us knows, all of us can learn.',
    ar: 'أكاديمية واحدة لمستشفى ومكتبة ومدرسة وفندق وشركة نقل ومكتب هندسي. ما يعرفه أحدنا يستطيع الجميع تعلّمه.',
  }),
  footer_copyright: inAllLanguages({ en: '© {{year}} Juniper Academy', ar: '© {{year}} أكاديمية جونيبر' }),
  version: '0.1',
  version_url: `${DEMO_PATH}/changes`,
}
