import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useMemo } from 'react'
import { Button, Checkbox, Collection, type Key, TreeItem, TreeItemContent } from 'react-aria-components'
import { LanguageMarks, languageText } from '../parts/nodes/language-marks.tsx'
import type { Nodes } from '../parts/nodes/nodes-by-place.ts'
import { StateTag, stateWord } from '../parts/nodes/state-tag.tsx'
import { words } from '../words/words.ts'

type TreeRowProps = {
  node: TreeNode
  nodes: Nodes
  found: Set<string> | undefined
  expanded: Set<Key>
  open: string | undefined
  isSelecting: boolean
  onMenu: (row: Element | null) => void
}

/** A closed node renders only its first child, so that the tree knows it can be expanded. */
export function TreeRow({ node, nodes, found, expanded, open, isSelecting, onMenu }: TreeRowProps) {
  // Only these props: the tree adds the id of this node, which its children must not inherit.
  const shared = useMemo(
    () => ({ nodes, found, expanded, open, isSelecting, onMenu }),
    [nodes, found, expanded, open, isSelecting, onMenu],
  )
  const below = nodes.below.get(node.key) ?? []
  const marks = [
    ...(node.goesLive ? [{ icon: 'clock', text: words.hours.tree(formatInstant(Date.parse(node.goesLive))) }] : []),
    ...(node.release ? [{ icon: 'copy', text: words.releases.tree(node.release) }] : []),
  ]
  return (
    <TreeItem
      id={node.key}
      textValue={[node.name, stateWord(node), ...marks.map(({ text }) => text), ...languageText(node)].join(', ')}
      className={`tree__row${node.key === open ? ' tree__row--open' : ''}${found?.has(node.key) === false ? ' tree__row--above' : ''}`}
      hasChildItems={below.length > 0}
    >
      <TreeItemContent>
        {isSelecting && (
          <Checkbox slot="selection" className="tree__box" aria-label={words.many.checkbox(node.name)}>
            <Icon name="check" size={14} />
          </Checkbox>
        )}
        {below.length > 0 ? (
          <Button slot="chevron" className="tree__chevron">
            <Icon name="chevron-right" size={16} />
          </Button>
        ) : (
          <span className="tree__chevron" />
        )}
        <span className="tree__name" title={node.name}>
          {node.name}
        </span>
        {node.key === open && <span className="visually-hidden">{words.tree.open}</span>}
        {marks.map(({ icon, text }) => (
          <span key={icon} className="state state--scheduled" title={text}>
            <Icon name={icon} size={14} /> <span className="visually-hidden">{text}</span>
          </span>
        ))}
        <LanguageMarks node={node} />
        <StateTag {...node} />
        <Button
          className="tree__more"
          excludeFromTabOrder
          aria-label={words.tree.more(node.name)}
          onPress={({ target }) => onMenu(target.closest('[role=row]'))}
        >
          <span aria-hidden="true">⋯</span>
        </Button>
        <Button slot="drag" className="visually-hidden" excludeFromTabOrder aria-label={words.tree.drag(node.name)} />
      </TreeItemContent>
      <Collection items={expanded.has(node.key) ? below : below.slice(0, 1)} dependencies={[shared]}>
        {(child: TreeNode) => <TreeRow {...shared} node={child} />}
      </Collection>
    </TreeItem>
  )
}
