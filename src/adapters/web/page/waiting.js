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

  const show = () => {
    element.hidden = false;
    shown();
  };
  return {
    element,
    show,
    progress(reply) {
      element.replaceChildren(...content(reply), cancelRow);
      show();
    },
    /** The answer didn't come: says why, and offers to try again. */
    fail(sentence, again) {
      element.classList.replace('waiting', 'failed');
      text.textContent = sentence;
      const retry = actionRow(words.retry, () => {
        element.remove();
        again();
      });
      element.replaceChildren(text, retry);
      show();
    },
  };
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
