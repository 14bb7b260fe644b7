/**
 * Blocks that may stand below the first screen. While a page opens, the browser lays out only those that are near; the
 * starter has the others laid out when the page has loaded, one at a time, so that no press waits for all of them.
 */
export const farBlocks = '.section,.site-footer,.detail__main>*+*,.detail__aside>*+*,.listing .grid>:nth-child(n+3)'

/** Their style. Safari keeps no place while heights above it change, so it lays everything out at once. */
export const farBlockStyle = `@supports (overflow-anchor:auto){.can-script :is(${farBlocks}){content-visibility:auto;contain-intrinsic-height:auto 28rem;overflow-clip-margin:2rem}}`
