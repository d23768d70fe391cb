import { createContext, type ReactNode, useContext } from 'react'
import type { SectionFormPage } from '../form.ts'

const PageContext = createContext<SectionFormPage | null>(null)

/** Gives the forms inside it the facts about the page that they belong to. */
export function FormPageProvider({ page, children }: { page: SectionFormPage; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** The page around a form; without the editor, a page for visitors that has no sections. */
export function useFormPage(): SectionFormPage {
  return useContext(PageContext) ?? emptyPage
}

const emptyPage: SectionFormPage = { storefront: 'unregistered', drawing: () => '', sections: [] }
