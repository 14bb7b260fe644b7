import { cultures } from '@agency/contracts/content/route-node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { Fragment } from 'react'
import { words } from '../../words/words.ts'

const marksOf = ({ translations }: Pick<TreeNode, 'translations'>) =>
  cultures.flatMap(culture => {
    const mark = translations?.[culture]
    return mark ? [{ culture, isBehind: mark.behind > 0, text: words.translations.tree(culture, mark) }] : []
  })

/** As text for a row that is one name for screen readers. */
export const languageText = (node: Pick<TreeNode, 'translations'>): string[] => marksOf(node).map(({ text }) => text)

export const LanguageMarks = ({ node }: { node: Pick<TreeNode, 'translations'> }) =>
  marksOf(node).map(({ culture, isBehind, text }) => (
    <Fragment key={culture}>
      <span className={`state state--${isBehind ? 'conflict' : 'changed'}`} title={text}>
        <span aria-hidden="true">
          {culture}
          {isBehind && '!'}
        </span>
        <span className="visually-hidden">{text}</span>
      </span>{' '}
    </Fragment>
  ))
