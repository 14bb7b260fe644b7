import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Key, ListLayout, Tree, Virtualizer } from 'react-aria-components'
import { useNavigate, useParams } from 'react-router'
import { may } from '../calls/session.ts'
import { ancestors, type Nodes, rowOf } from '../parts/nodes/nodes-by-place.ts'
import { useSelection } from '../parts/nodes/selection.tsx'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { words } from '../words/words.ts'
import { NodeMenu } from './actions/node-menu.tsx'
import { TreeRow } from './tree-row.tsx'
import { useRowInView } from './use-row-in-view.ts'
import { useTreeMoves } from './use-tree-moves.ts'
import { useWayIn } from './use-way-in.ts'

const rowHeight = 34
const layoutOptions = { rowHeight }

type PageTreeProps = { nodes: Nodes; found: Set<string> | undefined }

/** Only rows in view are rendered, and only children of expanded nodes are read. */
export function PageTree({ nodes, found }: PageTreeProps) {
  const { user } = useStudio()
  const { key: open } = useParams()
  const navigate = useNavigate()
  const [expanded, setExpanded] = useExpanded(open, found)
  const [menu, setMenu] = useState<TreeNode>()
  const place = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useRowInView(list, { nodes, open, expanded, rowHeight })
  const onFocusCapture = useWayIn(list, open)
  const { keys: selected, select } = useSelection()
  const isSelecting = selected !== undefined
  const moves = useTreeMoves(may(user, 'publisher') && !isSelecting && !found)

  function openMenu(row: Element | null | undefined) {
    const node = nodes.byKey.get(row?.getAttribute('data-key') ?? '')
    if (!node || !may(user, 'writer')) return
    place.current = row as HTMLElement
    setMenu(node)
  }

  const isVisible = (key: string) => rowOf(nodes, expanded, key) !== undefined && found?.has(key) !== false
  // The tree's own set, which remembers the start of a Shift range.
  const choose = (keys: 'all' | Set<Key>) =>
    select(keys === 'all' ? new Set([...nodes.byKey.keys()].filter(isVisible)) : (keys as Set<string>))

  const rows = useMemo(
    () => ({ nodes, found, expanded, open, isSelecting, below: nodes.below.get(null) ?? [] }),
    [nodes, found, expanded, open, isSelecting],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows are interactive; this only handles the menu key and the focus
    <div
      className="tree"
      onFocusCapture={onFocusCapture}
      onContextMenu={event => {
        event.preventDefault()
        openMenu((event.target as Element).closest('[role=row]'))
      }}
    >
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <Tree
          ref={list}
          aria-label={words.tree.label}
          className="tree__rows"
          items={rows.below}
          dependencies={[rows]}
          renderEmptyState={() => <p className="tree__none">{words.filters.tree.nothing}</p>}
          expandedKeys={expanded}
          onExpandedChange={setExpanded}
          {...(isSelecting
            ? { selectionMode: 'multiple', selectedKeys: selected, onSelectionChange: choose }
            : { onAction: (key: Key) => navigate(`/pages/${key}`) })}
          dragAndDropHooks={moves}
        >
          {(node: TreeNode) => <TreeRow node={node} {...rows} onMenu={openMenu} />}
        </Tree>
      </Virtualizer>
      <NodeMenu node={menu} place={place} onClose={() => setMenu(undefined)} />
    </div>
  )
}

/** At first the home page and the ancestors of the open page; with a filter, the ancestors of matches. */
function useExpanded(open: string | undefined, hits: Set<string> | undefined) {
  const { nodes } = useStudio()
  const [expanded, setExpanded] = useState(
    () =>
      new Set<Key>(
        nodes.below
          .get(null)
          ?.slice(0, 1)
          .map(node => node.key),
      ),
  )
  useEffect(() => {
    if (open === undefined) return
    const above = ancestors(nodes, open).map(node => node.key)
    setExpanded(before => (above.every(key => before.has(key)) ? before : new Set([...before, ...above])))
  }, [nodes, open])
  const whole = useMemo(() => {
    const keys = [...(hits ?? []), ...(open === undefined ? [] : [open])]
    return new Set<Key>(keys.flatMap(key => ancestors(nodes, key).map(node => node.key)))
  }, [nodes, hits, open])
  const [changed, setChanged] = useState<{ of: Set<Key>; keys: Set<Key> }>()
  if (hits === undefined) return [expanded, setExpanded] as const
  return [changed?.of === whole ? changed.keys : whole, (keys: Set<Key>) => setChanged({ of: whole, keys })] as const
}
