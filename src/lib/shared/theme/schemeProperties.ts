import type { Bar } from './bar.ts'
import type { Scheme } from './derive.ts'
import type { Partners } from './partners.ts'

/** Returns the custom properties of a scheme, as the style sheets of the site use them. */
export function schemeProperties(scheme: Scheme): Record<string, string> {
  return {
    '--paper': scheme.paper,
    '--surface': scheme.surface,
    '--tint': scheme.tint,
    '--ink': scheme.ink,
    '--ink-2': scheme.ink2,
    '--ink-3': scheme.ink3,
    '--line': scheme.line,
    '--line-strong': scheme.lineStrong,
    '--focus': scheme.focus,
    ...barProperties('header', scheme.header),
    ...barProperties('sidebar', scheme.sidebar),
    ...brandProperties('primary', scheme.primary),
    ...brandProperties('secondary', scheme.secondary),
    ...partnerProperties('success', scheme.success),
    ...partnerProperties('warning', scheme.warning),
    ...partnerProperties('danger', scheme.danger),
    ...partnerProperties('info', scheme.info),
  }
}

function barProperties(name: string, { colour, on, on2, active, onActive, focus }: Bar) {
  return {
    [`--${name}`]: colour,
    [`--on-${name}`]: on,
    [`--on-${name}-2`]: on2,
    [`--${name}-active`]: active,
    [`--on-${name}-active`]: onActive,
    [`--${name}-focus`]: focus,
  }
}

function brandProperties(name: string, partners: Partners) {
  return {
    ...partnerProperties(name, partners),
    [`--${name}-hover`]: partners.hover,
    [`--${name}-focus`]: partners.focus,
  }
}

function partnerProperties(name: string, { colour, on, soft, text, border }: Partners) {
  return {
    [`--${name}`]: colour,
    [`--on-${name}`]: on,
    [`--${name}-soft`]: soft,
    [`--${name}-text`]: text,
    [`--${name}-border`]: border,
  }
}
