import { reloadGuard, reloadKey } from '../reload-guard.ts'
import { farBlocks } from '../styles/far-blocks.ts'

/**
 * The only script inside a page. It starts the site's script after the page has loaded, so after the largest picture,
 * or at the first touch or key, whichever is earlier. A press on something that needs the script waits for it and is
 * repeated. When the script cannot be had, the page is loaded again once, since a newer one may name another script;
 * then the press does what it does without script, as one on a link does at once, and the next one tries anew. The script is fetched before it is
 * imported: browsers remember a failed import for as long as the page is open. When the page has loaded, it also lays out
 * the blocks that were left out at first, one whenever the browser is idle.
 * @param entry Address of the script.
 */
export function starterScript(entry: string): string {
  return `(()=>{const u=${JSON.stringify(entry)},d=document.documentElement;let s,plain;
const go=()=>s??=fetch(u).then(r=>r.ok?import(u):Promise.reject()).catch(e=>{s=undefined;throw e}),soon=()=>void go().catch(()=>{});
const idle=window.requestIdleCallback??setTimeout;
addEventListener('load',()=>{idle(soon,{timeout:2000});
const far=[...d.querySelectorAll(${JSON.stringify(farBlocks)})],
next=()=>{const n=far.shift();if(n){n.style.contentVisibility='visible';n.offsetHeight;idle(next,{timeout:300})}};next()});
for(const t of['pointerdown','keydown'])addEventListener(t,soon,{capture:true,passive:true});
d.classList.add('can-script');
const anew=()=>{try{const k=${JSON.stringify(reloadKey)};
if(!navigator.onLine||Date.now()-sessionStorage.getItem(k)<${reloadGuard})return;
sessionStorage.setItem(k,Date.now());location.reload();return true}catch{}};
const press=n=>{plain=true;n.click();plain=false};
addEventListener('click',e=>{const n=e.target.closest?.('[data-needs-script]');
if(!n||plain||e.ctrlKey||e.metaKey||e.shiftKey||window.siteStarted||(n.dataset.needsScript==='command'&&'commandForElement'in n))return;
e.preventDefault();e.stopPropagation();
go().then(()=>window.siteStarting).then(()=>press(n),()=>{(n.href||!anew())&&press(n)})},true)})()`
}
