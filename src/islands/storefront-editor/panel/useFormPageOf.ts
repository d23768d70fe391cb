import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { savedId } from '#shared/sections/draft.ts'
import type { SectionFormPage } from '../../sections/form.ts'
import { drawing } from '../../sections/Art.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { coverOf } from '../canvas/canvasView.ts'
import { useEditor } from '../editorContext.ts'
import { useSectionName } from '../useSectionName.ts'

/** The facts about the storefront that the forms of its sections need; the titles are those when editing began. */
export function useFormPageOf(id: number): SectionFormPage {
  const { t } = useFrame()
  const { facts, editor, uploads, screen } = useEditor()
  const nameOf = useSectionName()
  const editingId = useStore(editor.$editingId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key press does not change the page around the form
  return useMemo(
    () => ({
      storefront: editor.type,
      drawing: (seed, ratio) => drawing(seed, ratio, { cover: coverOf(facts.palette) }),
      sections: editor.$sections
        .get()
        .filter((section) => savedId(section) !== null)
        .map((section) => ({ id: section.id, title: nameOf(section) })),
      uploads: {
        uploadsAt: (path) => uploads.uploadsAt(editor.keys.keyOf(id), path),
        begin: (upload, field) => uploads.begin(editor.keys.keyOf(id), upload, field),
        end: uploads.end,
        fail: () => {
          const section = editor.$byId.get().get(editor.keys.idOf(id))
          if (!section) return
          screen.notice({
            message: t('“{{name}}”: the picture was not stored. Choose it again.', { name: nameOf(section) }),
          })
        },
      },
    }),
    [facts, editor, editingId, id],
  )
}
