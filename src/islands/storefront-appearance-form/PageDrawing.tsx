import { useWatch } from 'react-hook-form'
import { Preview } from '../forms/preview/Preview.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { AppearanceControl } from './AppearanceFields.tsx'

const CARDS = ['one', 'two', 'three']

/** A small drawing of a storefront with the values of the form. */
export function PageDrawing({ control }: AppearanceControl) {
  const { t } = useFrame()
  const [width, spacing, cards, ground] = useWatch({ control, name: ['width', 'spacing', 'cards', 'ground'] })
  return (
    <Preview title={t('How pages look')}>
      <div className="page-drawing" data-width={width} data-spacing={spacing} data-cards={cards} data-ground={ground}>
        <div className="page-drawing-section">
          <span className="page-drawing-title" />
          <span className="page-drawing-line" />
          <span className="page-drawing-button" />
        </div>
        <div className="page-drawing-section page-drawing-cards">
          {CARDS.map((card) => (
            <span key={card} className="page-drawing-card">
              <span className="page-drawing-cover" />
              <span className="page-drawing-line" />
            </span>
          ))}
        </div>
        <div className="page-drawing-section page-drawing-tinted">
          <span className="page-drawing-line" />
          <span className="page-drawing-line" />
        </div>
      </div>
    </Preview>
  )
}
