/** Far blocks are laid out after load, one at a time, so that no press waits for all of them. */
export const farBlocks = '.section,.site-footer,.detail__main>*+*,.detail__aside>*+*,.listing .grid>:nth-child(n+3)'

/** Safari has no scroll anchoring, so it lays everything out at once. */
export const farBlockStyle = `@supports (overflow-anchor:auto){.can-script :is(${farBlocks}){content-visibility:auto;contain-intrinsic-height:auto 28rem;overflow-clip-margin:2rem}}`
