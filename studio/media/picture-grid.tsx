import type { Picture } from '@agency/contracts/manage/media.ts'
import { GridLayout, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components'
import { words } from '../words/words.ts'

const layoutOptions = { minItemSize: new Size(150, 160), minSpace: new Size(12, 12), preserveAspectRatio: true }

/** Pictures in a grid. Arrow keys move, Enter picks; only pictures in view are loaded. */
export function PictureGrid({ pictures, onPick }: { pictures: Picture[]; onPick: (picture: Picture) => void }) {
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
      <ListBox
        aria-label={words.pictures.title}
        layout="grid"
        className="picture-grid"
        items={pictures}
        renderEmptyState={() => <p>{words.pictures.none}</p>}
        onAction={id => {
          const picked = pictures.find(picture => picture.id === id)
          if (picked) onPick(picked)
        }}
      >
        {picture => (
          <ListBoxItem textValue={picture.name} className="picture-card">
            <img src={picture.thumbnail} alt="" loading="lazy" />
            <span>{picture.name}</span>
            <small>{picture.drawn ? words.pictures.drawn : picture.alt || words.pictures.noAlt}</small>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  )
}
