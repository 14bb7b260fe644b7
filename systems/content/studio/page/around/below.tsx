import type { ChildNode } from '@agency/contracts/manage/nodes/around.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { thumbnailOf } from '../../calls/media.ts'
import { moveNode } from '../../calls/nodes.ts'
import { may } from '../../calls/session.ts'
import { SortableItem } from '../../fields/lists/sortable-item.tsx'
import { useDragging } from '../../fields/lists/use-dragging.ts'
import { Box } from '../../parts/forms/box.tsx'
import { AddButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { LanguageMarks } from '../../parts/nodes/language-marks.tsx'
import { useRange } from '../../parts/nodes/selection.tsx'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { typeName, useStudio } from '../../parts/nodes/studio-data.ts'
import { Window } from '../../parts/window.tsx'
import { NewNodeForm } from '../../tree/actions/new-form.tsx'
import { ManyMenu } from '../../tree/many/many-menu.tsx'
import { words } from '../../words/words.ts'

type BelowProps = {
  parent: string
  nodes: TreeNode[]
  /** Empty while loading. */
  details: ChildNode[]
}

export function Below({ parent, nodes, details }: BelowProps) {
  const { types, user } = useStudio()
  const { call } = useCall()
  const list = useRef<HTMLOListElement>(null)
  const byKey = new Map(details.map(detail => [detail.key, detail]))

  async function move(from: number, to: number) {
    const [moved, others] = [nodes[from], nodes.toSpliced(from, 1)]
    if (moved === undefined || to < 0 || to >= nodes.length || to === from) return
    await call(() => moveNode(moved.key, parent, others[to]?.key), words.fields.movedTo(to + 1, nodes.length))
  }

  const { selected, choose } = useRange(nodes)
  const { drag, handle } = useDragging({ list, onMove: move })
  return (
    <section className="below list" aria-labelledby="below">
      <h2 id="below">{words.below.title(nodes.length)}</h2>
      {nodes.length > 0 && <p className="page__help">{words.below.help}</p>}
      <div className="buttons">
        {may(user, 'writer') && <AddBelow parent={parent} />}
        {nodes.length > 1 && <ManyMenu />}
      </div>
      <ol ref={list}>
        {nodes.map((node, index) => {
          const { key, name, alias, state, waiting } = node
          const { picture = null, text = '', ...days } = byKey.get(key) ?? {}
          return (
            <SortableItem
              key={key}
              index={index}
              count={nodes.length}
              name={name}
              drag={drag}
              handle={may(user, 'publisher') ? handle(index) : undefined}
            >
              {selected && (
                <Box
                  aria-label={words.many.checkbox(name)}
                  checked={selected.has(key)}
                  onChange={event => choose(key, event.nativeEvent)}
                />
              )}
              <Link className="below__row" to={`/pages/${key}`}>
                {picture && <img src={thumbnailOf(picture)} alt="" width={96} height={64} loading="lazy" />}
                <span className="below__words">
                  <b>{name}</b> <small>{text && text !== name ? text : typeName(types, alias)}</small>
                </span>{' '}
                <span className="below__days">{daysOf(days)}</span>
                <span>
                  <LanguageMarks node={node} /> <StateTag state={state} waiting={waiting} />
                </span>
              </Link>
            </SortableItem>
          )
        })}
      </ol>
    </section>
  )
}

function AddBelow({ parent }: { parent: string }) {
  const { nodes } = useStudio()
  const [isOpen, setIsOpen] = useState(false)
  const { call } = useCall({ onDone: () => setIsOpen(false) })
  return (
    <>
      <AddButton onClick={() => setIsOpen(true)}>{words.below.add}</AddButton>
      <Window title={words.below.add} isOpen={isOpen} onOpenChange={setIsOpen}>
        <NewNodeForm below={nodes.byKey.get(parent)} call={call} />
      </Window>
    </>
  )
}

/** Dates of display; may be empty. */
function daysOf({ from, until }: Partial<Pick<ChildNode, 'from' | 'until'>>): string {
  const day = (value: string) => (value.length === 10 ? formatShortDay(value) : formatInstant(Date.parse(value)))
  return [from && words.below.from(day(from)), until && words.below.until(day(until))].filter(Boolean).join(' ')
}
