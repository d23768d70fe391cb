import { useQuery } from '@tanstack/react-query'
import { presenceQuery } from '#client/queries/storefronts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { useEditor } from '../editorContext.ts'

/** The other users who have this editor open now. */
export function OtherEditors() {
  const { t, lang } = useFrame()
  const { facts } = useEditor()
  const { data: others = [] } = useQuery(presenceQuery(facts.storefront.id))
  const [first] = others
  if (!first) return null
  const name = first.full_name
  return (
    <p className="editor-others">
      <Avatar uid={first.uid} fullName={name} picture={first.avatar} lang={lang} size={28} />
      <span>
        {others.length === 1
          ? t('{{name}} is also here', { name })
          : t('{{name}} and {{count}} more are also here', { name, count: others.length - 1 })}
      </span>
    </p>
  )
}
