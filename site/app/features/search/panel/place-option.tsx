import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { PlaceOffer } from '../reading/station.ts'

type PlaceOptionProps = {
  id: string
  offer: PlaceOffer
  isRecent: boolean
  isSelected: boolean
  onChoose: () => void
}

/** One place of the list. It is reached by the keys of its field. */
export function PlaceOption({ id, offer, isRecent, isSelected, onChoose }: PlaceOptionProps) {
  const { name, detail, code, whole } = offer
  const picture = isRecent ? 'clock' : code === '' ? 'map-pin' : whole ? 'globe' : 'plane'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and takes the keys
    <div id={id} role="option" className="place-option" aria-selected={isSelected} onClick={onChoose}>
      <Icon name={picture} size={20} />
      <span className="place-option__words">
        <b>{name}</b> <small>{detail}</small>
      </span>
      {code && <span className="place-option__code">{code}</span>}
    </div>
  )
}
