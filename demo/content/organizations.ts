import type { DemoOrganization } from './types.ts'

const declared = [
  { key: 'saltmarsh', name: { en: 'Saltmarsh General Hospital', ar: 'مستشفى سولتمارش العام' } },
  { key: 'bell-lane', name: { en: 'Bell Lane City Library', ar: 'مكتبة بِل لين العامة' } },
  { key: 'graywater', name: { en: 'Graywater Logistics', ar: 'غريووتر للخدمات اللوجستية' } },
  { key: 'almond-court', name: { en: 'Almond Court Hotel', ar: 'فندق باحة اللوز' } },
  { key: 'fernhill', name: { en: 'Fernhill School', ar: 'مدرسة فيرنهيل' } },
  { key: 'brandt-okafor', name: { en: 'Brandt & Okafor Engineers', ar: 'برانت وأوكافور للهندسة' } },
] as const satisfies readonly DemoOrganization[]

export type OrganizationKey = (typeof declared)[number]['key']

/** The organisations of the demo academy's users. */
export const organizations: readonly (DemoOrganization & { key: OrganizationKey })[] = declared
