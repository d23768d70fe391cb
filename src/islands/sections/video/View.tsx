import { type Film, readFilm } from '#shared/sections/videos.ts'
import { Art, artClass, drawing } from '../Art.tsx'
import { Head } from '../Head.tsx'
import type { SectionView, ViewProps } from '../view.ts'

const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** A video with its poster; one of another host is loaded only when the user plays it. */
export const VideoView: SectionView<'video'> = (props) => {
  const { content, view, mark, level } = props
  const film = readFilm(content.url)
  return (
    <>
      <Head content={content} mark={mark} level={level} view={view} />
      {film && (film.host === 'own' ? <OwnFilm {...props} film={film} /> : <HostedFilm {...props} film={film} />)}
    </>
  )
}

// Without JavaScript a link to the host's page; the page's script puts the frame of `data-embed` in its place.
function HostedFilm({ content, settings, view, film }: ViewProps<'video'> & { film: Film }) {
  const { t } = view
  const host = film.host === 'vimeo' ? hostNames.vimeo : hostNames.youtube
  return (
    <figure className="film">
      <a
        href={film.watch}
        target="_blank"
        rel="noopener noreferrer"
        data-embed={film.embed}
        aria-label={content.title ? t('Play video: {{title}}', { title: content.title }) : undefined}
      >
        <Art picture={content.poster} seed={settings.seed} ratio={settings.ratio} view={view} />
        <span className="play">
          <svg aria-hidden="true">
            <use href={view.icon('play_circle')} />
          </svg>
          {t('Play video')}
        </span>
      </a>
      <figcaption>{t('Nothing is loaded from {{host}} before you play it.', { host })}</figcaption>
    </figure>
  )
}

function OwnFilm({ content, settings, view, film }: ViewProps<'video'> & { film: Film }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are part of the uploaded file, if it has any
    <video
      className={artClass(settings.ratio)}
      controls
      preload="none"
      poster={content.poster?.file ?? drawing(settings.seed, settings.ratio, view)}
      src={film.watch}
    />
  )
}
