import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#client/api.ts'
import { createAudiencePreview } from '#client/editor/audiencePreview.ts'
import { createDrawnSections } from '#client/editor/drawnSections.ts'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import { keepBuffer } from '#client/editor/keptBuffer.ts'
import { createRecovery } from '#client/editor/recovery.ts'
import { createStorefrontEditor } from '#client/editor/storefrontEditor.ts'
import { tooLargeSections } from '#client/editor/tooLargeSections.ts'
import { createStorefrontSave } from '#client/editor/storefrontSave.ts'
import { noticeFailure } from '#client/failures.ts'
import { guardLeaving } from '#client/forms/guardLeaving.ts'
import { signInAgain } from '#client/forms/signInAgain.ts'
import { createEditorFindings } from '#client/editor/editorFindings.ts'
import { sectionDataKey } from '#client/queries/sectionData.ts'
import { askBrokenLinks, readPreview, readStorefront, sendStorefront } from '#client/queries/storefronts.ts'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { heldNames, holdName } from '#client/openTabs.ts'
import { notifications } from '#client/stores/notifications.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { EditorContextValue, EditorFacts } from './editorContext.ts'
import { createSectionUploads } from './panel/sectionUploads.ts'

/** Creates the state of the editor, and connects it with the browser: storage, leaving, the server. */
export function useEditorStores(facts: EditorFacts): EditorContextValue {
  const { t, lang, uid, languages } = useFrame()
  const client = useQueryClient()
  const { storefront } = facts
  const [stores] = useState(() => {
    const editor = createStorefrontEditor(storefront, newId)
    const recovery = createRecovery(`${storefront.type}.${uid}`)
    const learnFrom = <Version extends Pick<ManagedStorefront, 'gone'>>(version: Version) => {
      findings.learn(version.gone)
      return version
    }
    const save = createStorefrontSave(editor, {
      send: async (change) => {
        try {
          return learnFrom(await sendStorefront(storefront.id, change))
        } catch (error) {
          throw error instanceof ApiError && error.status === 413 ? tooLargeSections(change, error, t) : error
        }
      },
      read: async () => learnFrom(await readStorefront(storefront.type)),
      signIn: async (name, password, code) => {
        await signInAgain(uid, name, password, code)
        // Without a session, sections got no data, or that of a visitor.
        void client.invalidateQueries({ queryKey: sectionDataKey })
      },
      saved: () => {
        if (!editor.$changed.get()) recovery.drop()
        notifications.add({ type: 'success', message: t('Storefront settings have been successfully saved!') })
      },
      fail: noticeFailure,
      leave: (href) => {
        recovery.drop()
        location.assign(href)
      },
    })
    const drawn = createDrawnSections(editor)
    const listed = createDrawnSections({ ...drawn, $editingId: editor.$editingId })
    const preview = createAudiencePreview(
      (choice, asOf) => readPreview(storefront.type, choice, asOf),
      (answer) => {
        // Somebody else has saved since: the preview shows what is saved now.
        if (answer.revision !== editor.base().revision && !editor.$changed.get()) save.take(learnFrom(answer))
      },
    )
    const screen = createEditorScreen(lang)
    editor.keys.onRenamed(screen.rename)
    const findings = createEditorFindings(
      {
        languages: languages.map(({ langcode }) => langcode),
        language: storefront.language,
        gone: storefront.gone,
        colors: facts.colors,
      },
      askBrokenLinks,
    )
    return { facts, editor, drawn, listed, save, preview, screen, recovery, findings, uploads: createSectionUploads() }
  })
  const { editor, save, recovery } = stores

  useEffect(() => {
    if (matchMedia('(prefers-color-scheme: dark)').matches) stores.screen.show({ scheme: 'dark' })
    const letGo = holdName(recovery.key)
    void heldNames().then((openTabs) => {
      const copy = recovery.recall(openTabs)
      if (copy) stores.screen.offerRecovery(copy)
    })
    const stopDrawing = stores.drawn.watch()
    const stopListing = stores.listed.watch()
    const stopBuffer = keepBuffer(editor, uid)
    const stopRecovery = recovery.watch(editor)
    const stopLooking = stores.findings.watch(editor.$sections)
    const stopMoving = stores.screen.$asOf.listen((asOf) => void stores.preview.moveTo(asOf).catch(noticeFailure))
    const stopGuarding = guardLeaving({
      hasChanges: () =>
        (editor.$changed.get() || stores.uploads.$running.get().size > 0) && save.$phase.get() !== 'leaving',
      ask: save.askToLeave,
    })
    return () => {
      letGo()
      stopDrawing()
      stopListing()
      stopBuffer()
      stopRecovery()
      stopLooking()
      stopMoving()
      stopGuarding()
    }
  }, [editor, save, recovery, stores, uid])

  return stores
}

/**
 * New sections have a negative id until they are saved. It is also their key, so no other tab may make the same one.
 */
function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return -1 - (high % 2 ** 20) * 2 ** 32 - low
}
