# Words that people type; see ../en/words.ftl.

words-left = izquierda
words-up = arriba
words-down = abajo
words-right = derecha
words-blank = hueco, vacío, vacio, vacía, vacia, blanco, nulo
words-puzzle = puzle, puzles, rompecabezas
words-start = inicio, inicial, estado, configuración, configuracion, desde, tablero, fichas, posición,
    posicion, tamaño
words-goal = meta, objetivo, hasta
words-goal-snail = caracol, espiral
words-goal-blank-first = hueco primero, hueco delante
words-goal-reversed = invertido, invertida, al revés
words-goal-columns = columnas
words-goal-snake = serpiente
words-around = el, la, los, las, un, una, este, esta, esto, de, mi, mis, yo, tú, es, son, por favor,
    gracias, hola, puedes, podrías, podrias, cómo, como, qué, que, con, para, quiero, necesito, ayuda,
    ayúdame, ayudame, resuelve, resuélveme, resuelveme, resolver, resuelto, solución, solucion, más, mas,
    corta, mejor, encuentra, busca, muestra, muéstrame, muestrame, dame, deslizante, donde, resoluble,
    alguien, dado, ejemplo, entrada
words-minutes = minuto, minutos
words-easy = fácil, facil
words-medium = medio, media
words-hard = difícil, dificil
words-undo = deshacer, atrás, atras
words-restart = reiniciar, empezar de nuevo, volver a empezar
words-giveup = rendirse, me rindo, abandonar
words-knight = caballo
words-tour = recorrido
words-count = contar, cuenta, cuántos, cuantos
words-check = comprobar, comprueba, verificar, revisar
words-table = tabla, tablas
words-log = registro
words-machine = máquina, maquina, diagrama
words-arrays = órdenes, ordenes
words-by = por
words-from = de, desde
words-to = a, hasta, hacia
words-closed = cerrado, cerrada
words-open = abierto, abierta
words-opts = optimizaciones, optimización, optimizacion
words-method = método, metodo
words-program = programa
words-array = orden
words-max-returns = max-retrocesos
words-style = estilo
words-squares = casillas, coordenadas
words-seed = semilla
words-and = y
words-vs = contra
words-all = todas, todos, todo
words-none = ninguna, ninguno
words-construct = construir, construcción, construccion
words-classic = clásico, clasico, clásica, clasica
words-exhaustive = exhaustivo, exhaustiva
words-iterative = iterativo, iterativa
words-recursive = recursivo, recursiva
words-automaton = autómata, automata
words-straight = recto, recta
words-smooth = suave, curvo, curva
words-day = día, dia, hoy, diario, diaria
words-today = hoy
words-yesterday = ayer
words-week = semana, semanal
words-month = mes, mensual
words-here = aquí, aqui, acá, aca
words-everywhere = mundo, mundial
words-topic-puzzles = puzle, puzles, rompecabezas, tablero, tableros, resolver
words-topic-knight = caballo, recorrido, recorridos
words-topic-play = jugar, juego, clasificación, clasificacion, pista
words-topic-moves = movimientos, jugadas
words-topic-together = juntos, grupo, carrera
words-topic-settings = ajustes, ajuste, idioma, privacidad, datos
words-setting-daily = diario, recordatorio
words-setting-zone = zona
words-setting-channel = canal
words-setting-ping = rol, mención, mencion
words-setting-pin = fijar
words-setting-language = idioma
words-setting-look = aspecto
words-setting-theme = tema
words-setting-tiles = fichas, ficha
words-setting-palette = paleta, colores
words-setting-commands = comandos, comando
words-setting-answers = respuestas, respuesta
words-setting-name = nombre
words-on = sí, si
words-off = nunca, ninguno
words-admins = administradores, administrador
words-light = claro
words-dark = oscuro
words-contrast = contraste
words-wood = madera
words-plain = lisas, liso
words-colours = color
words-usual = habitual, habituales
words-safe = daltónico, daltonico, daltónicos, daltonicos
words-public = público, publico, públicas, publicas
words-private = privado, privadas
words-command-solve = resolver, resuelve
words-command-analyse = analizar, análisis, analisis
words-command-explain = explicar, explica
words-command-compare = comparar
words-command-scramble = mezclar, mezcla
words-command-knight = caballo
words-command-daily = diario, diaria, puzle
words-command-leaderboard = clasificación, clasificacion, ranking
words-command-stats = estadísticas, estadisticas
words-command-play = jugar, juego
words-command-move = mover, mueve
words-command-hint = pista
words-command-race = carrera
words-command-fmc = mínimos, minimos
words-command-settings = ajustes, configuración, configuracion
words-command-privacy = privacidad
words-command-export = exportar
words-command-forget = olvidar, borrar
words-command-help = ayuda
words-command-start = empezar, iniciar
words-talk-hello = hola, buenas, buenos días, buenos dias, buenas tardes, buenas noches, qué tal,
    que tal, qué puedes hacer, que puedes hacer
words-talk-thanks = gracias, muchas gracias, mil gracias, genial, perfecto
words-talk-bye = adiós, adios, hasta luego, hasta mañana, chao, chau
words-talk-rules = reglas, las reglas, cómo se juega, como se juega, cómo jugar, como jugar, cómo
    juego, como juego, cómo funciona, como funciona, qué es esto, que es esto, no entiendo,
    instrucciones
words-talk-par = qué es par, que es par, qué es el par, que es el par
words-talk-new = nuevo, nueva, nuevo juego, juego nuevo, nueva partida, otro, otra, otra vez,
    siguiente, más, mas, quiero jugar, vamos
words-talk-harder = más difícil, mas difícil, mas dificil, más grande, mas grande, muy fácil, muy
    facil, demasiado fácil, demasiado facil
words-talk-easier = más fácil, mas fácil, mas facil, más pequeño, mas pequeño, muy difícil, muy
    dificil, demasiado difícil, demasiado dificil
