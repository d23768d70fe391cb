import { msg } from '../i18n/message.ts'
import type { ColorName } from './appearance.ts'

/** The names of the brand's colours, with where they are. Source strings. */
export const colorWords: Record<ColorName, { label: string; hint: string }> = {
  primary: { label: msg('Primary'), hint: msg('Buttons, links, and what is chosen') },
  secondary: { label: msg('Secondary'), hint: msg('Points and prices') },
  header: { label: msg('Header'), hint: msg('The bar at the top') },
  sidebarMenu: { label: msg('Sidebar'), hint: msg('The menu at the side') },
  paper: { label: msg('Page'), hint: msg('Behind everything') },
  surface: { label: msg('Cards'), hint: msg('Cards, fields and dialogs') },
  text: { label: msg('Text'), hint: msg('On the page and on cards') },
}

/** The names of derived colours and of colours that the brand does not choose. Source strings. */
export const partWords: Record<string, string> = {
  on: msg('On it'),
  hover: msg('Hovered'),
  soft: msg('On its tint'),
  text: msg('As text'),
  border: msg('As a border'),
  focus: msg('Focus ring'),
  on2: msg('Quieter text'),
  onActive: msg('Current entry'),
  ink: msg('Text'),
  ink2: msg('Quieter text'),
  ink3: msg('Quietest text'),
  lineStrong: msg('Outline of fields'),
  success: msg('Success'),
  warning: msg('Warning'),
  danger: msg('Danger'),
  info: msg('Information'),
  sidebar: msg('Sidebar'),
  primary: msg('Primary'),
  secondary: msg('Secondary'),
  header: msg('Header'),
}
