import { Image } from '@tiptap/extension-image'
import { thumbnailOf } from '../../../media/thumbnail.ts'
import { words } from '../../../words/words.ts'

/** A picture in a text. Markdown keeps what it is written with, such as `poster:ipoh`; the editor shows it from where it can be fetched. */
export const TextPicture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: element => element.dataset.picture ?? element.getAttribute('src'),
        renderHTML: ({ src }) => ({ src: thumbnailOf(src ?? ''), 'data-picture': src }),
      },
      alt: {
        default: null,
        parseHTML: element => element.getAttribute('alt'),
        // Every picture can be pressed here, so each has a name.
        renderHTML: ({ alt, title }) => ({ alt, 'aria-label': alt || title || words.text.picture.unnamed }),
      },
    }
  },
}).configure({ inline: true })
