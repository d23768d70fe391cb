import { createContext, useContext } from 'react'
import type { EditorScreen } from '#client/editor/editorScreen.ts'
import type { DrawnSections } from '#client/editor/drawnSections.ts'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'
import type { StorefrontSave } from '#client/editor/storefrontSave.ts'
import type { AudiencePreview } from '#client/editor/audiencePreview.ts'
import type { EditorFindings } from '#client/editor/editorFindings.ts'
import type { Recovery } from '#client/editor/recovery.ts'
import type { ManagedStorefront, StorefrontEditorUser } from '#shared/contract/managedStorefront.ts'
import type { Messages } from '#shared/i18n/clientTranslate.ts'
import type { DatePatterns } from '#shared/i18n/format.ts'
import type { SectionColors } from '#shared/sections/veilContrast.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { CoverPalette } from '#shared/theme/covers/palette.ts'
import type { SectionUploads } from './panel/sectionUploads.ts'

/** The facts about the site that the page passes to the editor. */
export interface EditorFacts {
  storefront: ManagedStorefront
  /** The types that can be added: allowed here, and their feature is on. */
  types: readonly SectionType[]
  user: StorefrontEditorUser
  siteName: string
  logo: string | null
  signUpUrl: string | null
  /** The number of trainings that a search goes through. */
  trainings: number
  palette: CoverPalette
  patterns: DatePatterns
  /** The time zone in which the user reads what has happened (IANA); times that users set are those of the site. */
  userTimeZone: string
  /** The strings of the sections in the language of the page. */
  viewMessages: Messages
  /** The colours of sections, for the check of their contrast. */
  colors: SectionColors
  /** The class names of the element around the sections. */
  storeClass: string
}

/** The stores of the editor. It stays one object, so that no part is drawn again for it. */
export interface EditorContextValue {
  facts: EditorFacts
  editor: EditorStore
  /** As the canvas shows them. */
  drawn: DrawnSections
  /** As everything beside the canvas and the form shows them: a letter that is typed comes there after the canvas. */
  listed: DrawnSections
  screen: EditorScreen
  save: StorefrontSave
  preview: AudiencePreview
  recovery: Recovery
  findings: EditorFindings
  uploads: SectionUploads
}

export const EditorContext = createContext<EditorContextValue | null>(null)

/** The stores of the editor around this part. */
export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('Put an EditorContext around the parts of the editor.')
  return value
}
