import { Head } from '../Head.tsx'
import { Row } from '../Row.tsx'
import { headingBelow, markOf, type SectionView } from '../view.ts'

/** A row of rewards, with the points of the signed-in learner; nothing without products. */
export const IncentivesView: SectionView<'incentives'> = ({ content, data, view, mark, level, lead }) => {
  if (!data || data.products.length === 0) return null
  const { t } = view
  const Title = headingBelow(level, content.title)
  return (
    <>
      <Head content={content} mark={mark} level={level} more={data.url} view={view}>
        {data.points !== null && <p className="pts">{t('You have {{count}} points', { count: data.points })}</p>}
      </Head>
      <Row view={view} label={content.title || t('Rewards')}>
        {data.products.map(({ id, title, lang, points, cover, url }) => (
          <li className="item-card" key={id}>
            <img
              src={cover ?? view.cover(`product-${id}`, '4/3')}
              alt=""
              width="400"
              height="300"
              loading={lead ? undefined : 'lazy'}
            />
            <Title {...markOf(lang, view)}>
              <a href={url}>{title}</a>
            </Title>
            <p className="pts">{t('{{count}} points', { count: points })}</p>
          </li>
        ))}
      </Row>
    </>
  )
}
