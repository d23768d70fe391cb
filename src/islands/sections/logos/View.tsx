import type { ContentOf } from '#shared/sections/registry.ts'
import { Anchor } from '../Anchor.tsx'
import { Head } from '../Head.tsx'
import { numbered } from '../numbered.ts'
import type { SectionView } from '../view.ts'

/** Logos of organisations, linked if they have an address; one without a picture shows its name. */
export const LogosView: SectionView<'logos'> = ({ content, settings, view, mark, level }) => (
  <>
    <Head content={content} mark={mark} level={level} view={view} />
    <ul className={`logos ${settings.size}${settings.grey ? ' grey' : ''}`} {...mark}>
      {numbered(content.items).map(({ key, item }) => (
        <li key={key}>
          {item.url ? (
            <Anchor href={item.url}>
              <Logo {...item} />
            </Anchor>
          ) : (
            <Logo {...item} />
          )}
        </li>
      ))}
    </ul>
  </>
)

function Logo({ name, file }: ContentOf<'logos'>['items'][number]) {
  return file ? <img src={file} alt={name} width="160" height="48" loading="lazy" /> : name
}
