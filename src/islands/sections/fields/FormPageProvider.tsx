import { createContext, type ReactNode, useContext } from 'react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import type { SectionFormPage } from '../form.ts'

const PageContext = createContext<SectionFormPage | null>(null)

/** Gives the forms inside it the facts about the page that they belong to. */
export function FormPageProvider({ page, children }: { page: SectionFormPage; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** The page around a form; without the editor, a page for visitors in the site's language that has no sections. */
export function useFormPage(): SectionFormPage {
  const { siteLanguage } = useFrame()
  return (
    useContext(PageContext) ?? { storefront: 'unregistered', language: siteLanguage, drawing: noDrawing, sections: [] }
  )
}

const noDrawing = () => ''
