import type { Picture } from '@agency/contracts/manage/media.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { GridLayout, type Key, ListBox, ListBoxItem, Size, Virtualizer } from 'react-aria-components'
import { words } from '../words/words.ts'

const layoutOptions = { minItemSize: new Size(150, 160), minSpace: new Size(12, 12), preserveAspectRatio: true }

type PictureGridProps = {
  pictures: Picture[]
  onPick: (picture: Picture) => void
  selected?: ReadonlySet<string> | undefined
  onSelect?: (ids: ReadonlySet<string>) => void
}

/** Arrow keys move, Enter picks or selects; only pictures in view are loaded. */
export function PictureGrid({ pictures, onPick, selected, onSelect }: PictureGridProps) {
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
      <ListBox
        aria-label={words.pictures.title}
        layout="grid"
        className="picture-grid"
        items={pictures}
        dependencies={[selected !== undefined]}
        renderEmptyState={() => <p>{words.pictures.none}</p>}
        {...(selected
          ? {
              selectionMode: 'multiple',
              selectedKeys: selected,
              // The grid's own set, which remembers the start of a Shift range.
              onSelectionChange: (ids: 'all' | Set<Key>) =>
                onSelect?.(ids === 'all' ? new Set(pictures.map(({ id }) => id)) : (ids as Set<string>)),
            }
          : {
              onAction: (id: Key) => {
                const picked = pictures.find(picture => picture.id === id)
                if (picked) onPick(picked)
              },
            })}
      >
        {picture => (
          <ListBoxItem textValue={picture.name} className="picture-card">
            {selected && (
              <span className="picture-card__box" aria-hidden="true">
                <Icon name="check" size={14} />
              </span>
            )}
            <img src={picture.thumbnail} alt="" loading="lazy" />
            <span>{picture.name}</span>
            <small>{picture.drawn ? words.pictures.drawn : picture.alt || words.pictures.noAlt}</small>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  )
}
