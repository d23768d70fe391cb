import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#client/api.ts'
import { readStorefront, sendRestore, versionQuery, versionsQuery } from '#client/queries/storefronts.ts'
import { draftOf } from '#shared/sections/draftSections.ts'
import { maxVersions } from '#shared/sections/types.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useEditor } from '../editorContext.ts'
import { useMoment } from '../useMoment.ts'
import { useAction } from './useAction.ts'
import { VersionComparison } from './VersionComparison.tsx'
import './versions.css'

/** The saved versions: each is compared with what the editor shows, and can be restored. */
export function VersionsDialog() {
  const { t, icons } = useFrame()
  const { facts, editor, preview, save, findings, screen } = useEditor()
  const { id } = facts.storefront
  const showMoment = useMoment()
  const { data: versions, isError, refetch } = useQuery(versionsQuery(id))
  const [picked, setPicked] = useState<number | null>(null)
  const isChanged = useStore(editor.$changed)
  const { isBusy, run } = useAction()
  const [problem, setProblem] = useState('')
  const newest = versions?.[0]?.version
  // The one before the newest is the one that is most often wanted.
  const chosen = picked ?? versions?.[1]?.version ?? null
  const isOff = chosen === null || chosen === newest || isChanged
  const restore = (version: number) =>
    run(async () => {
      try {
        const restored = await sendRestore(id, version, editor.base().revision)
        findings.learn(restored.gone)
        save.take(restored)
        // The preview showed another version.
        preview.reset()
      } catch (error) {
        setProblem(error instanceof ApiError ? (error.problems[0]?.message ?? '') : '')
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        // Someone else has saved in the meantime: the dialog says so and shows their version as the newest.
        save.take(await readStorefront(facts.storefront.type))
        await refetch()
        return
      }
      setProblem('')
      screen.notice({ message: t('Version {{number}} is restored.', { number: version }) })
      screen.closeDialog()
    })
  return (
    <Dialog
      open
      // The restored version takes the place of everything: nothing is typed until it is there.
      onClose={isBusy ? () => {} : screen.closeDialog}
      size={versions?.length === 0 ? 'default' : 'fullscreen'}
      title={t('Versions')}
      description={t('Every save is kept, up to {{limit}}. Restoring makes a new version; nothing is lost.', {
        limit: maxVersions,
      })}
      closeLabel={t('Close')}
      icons={icons}
      footer={
        versions?.length !== 0 && (
          <>
            {isChanged && <p className="hint">{t('Save or undo your changes before you restore a version.')}</p>}
            <Button
              look="fill"
              busy={isBusy}
              aria-disabled={isOff || undefined}
              onClick={isOff ? undefined : () => void restore(chosen)}
            >
              {t('Restore this version')}
            </Button>
          </>
        )
      }
    >
      {problem && (
        <p className="message danger" role="alert">
          {problem}
        </p>
      )}
      {!versions && <Waiting isFailed={isError} again={refetch} />}
      {versions?.length === 0 && <p className="quiet">{t('Nothing has been saved here yet.')}</p>}
      <div className="versions">
        <ol className="versions-list">
          {versions?.map(({ version, saved_at, saved_by, sections }) => (
            <li key={version}>
              <button type="button" aria-pressed={version === chosen} onClick={() => setPicked(version)}>
                <b>{showMoment(saved_at)}</b>
                {version === newest && <span className="tag">{t('Newest')}</span>}
                <small>
                  {saved_by ? <bdi>{saved_by.full_name}</bdi> : t('Unknown')} ·{' '}
                  {t('{{count}} sections', { count: sections })}
                </small>
              </button>
            </li>
          ))}
        </ol>
        {chosen !== null && <Chosen id={id} version={chosen} />}
      </div>
    </Dialog>
  )
}

function Chosen({ id, version }: { id: number; version: number }) {
  const { editor } = useEditor()
  const { data, isError, refetch } = useQuery(versionQuery(id, version))
  const now = useStore(editor.$sections)
  if (!data) return <Waiting isFailed={isError} again={refetch} />
  return <VersionComparison then={data.sections.map(draftOf)} now={now} />
}

function Waiting({ isFailed, again }: { isFailed: boolean; again(): Promise<unknown> }) {
  const { t } = useFrame()
  if (!isFailed) return <Spinner label={t('Loading...')} />
  return (
    <div className="versions-failed" role="alert">
      <p>{t('The versions could not be loaded.')}</p>
      <Button onClick={() => void again()}>{t('Try again')}</Button>
    </div>
  )
}
