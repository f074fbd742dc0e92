/**
 * The bubble that stands for an answer on its way; hidden until `show`. `content(reply)` gives the nodes that show a
 * reply of progress, `shown` is called whenever the bubble grows.
 */
export function waitingBubble(words, { cancel, content, shown }) {
  const element = document.createElement('article');
  element.className = 'message from-bot waiting';
  element.hidden = true;
  const text = document.createElement('div');
  text.className = 'text';
  text.textContent = words.working;
  const cancelRow = actionRow(words.cancel, cancel);
  element.append(text, cancelRow);
  /** The picture of the answer that stands until the last word, and what shows that answer. */
  let url;
  let standing = [];

  const show = () => {
    element.hidden = false;
    shown();
  };
  return {
    element,
    show,
    /** An interim answer brings its own buttons; while its picture stays, only its words change. */
    progress(reply) {
      const isAnswer = reply.kind === 'interim';
      if (isAnswer && reply.picture?.url === url) {
        const [old, next] = [wordsOf(standing), wordsOf([...content({ text: reply.text })])];
        old.replaceWith(next);
        standing = standing.map((node) => (node === old ? next : node));
      } else {
        const nodes = [...content(reply)];
        forget(standing);
        element.replaceChildren(...nodes, ...(isAnswer ? [] : [cancelRow]));
        standing = isAnswer ? nodes : [];
        url = reply.picture?.url;
      }
      element.classList.toggle('answered', isAnswer);
      show();
      // The first answer is read out; its counters would be read out without end.
      if (isAnswer) element.setAttribute('aria-live', 'off');
    },
    /** The last word didn't come: says why, and offers to try again. An answer that stands stays. */
    fail(sentence, again) {
      element.classList.replace('waiting', 'failed');
      element.removeAttribute('aria-live');
      text.textContent = sentence;
      const retry = actionRow(words.retry, () => {
        forget(standing);
        element.remove();
        again();
      });
      const kept = standing.filter(({ className }) => ['picture', 'text'].includes(className));
      for (const node of kept) node.classList.add('standing');
      element.replaceChildren(...kept, text, retry);
      show();
    },
    remove() {
      forget(standing);
      element.remove();
    },
  };
}

const wordsOf = (nodes) => nodes.find(({ className }) => className === 'text');

function forget(nodes) {
  for (const img of nodes.flatMap((node) => [...node.querySelectorAll('img')])) URL.revokeObjectURL(img.src);
}

function actionRow(label, action) {
  const row = document.createElement('div');
  row.className = 'choices';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', action);
  row.append(button);
  return row;
}
