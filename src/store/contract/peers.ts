export interface Peers {
  /**
   * Sends less than 8,000 bytes to all processes, this one too. Processes without a connection to the
   * database miss it.
   */
  send(message: string): Promise<void>;
  listen(listener: (message: string) => void): () => void;
}
